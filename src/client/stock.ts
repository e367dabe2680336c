/** What only Docusaurus' own client (`npm start`) needs: its router runs no inline scripts, and drops the language from the address. */
import type { ClientModule } from '@docusaurus/types';
import { isCodeTabLanguage } from '../contracts/code-language';
import { choiceAttribute, choiceStorageKey, LANGUAGE_PARAMETER } from '../contracts/reader-choices';
import { MENU_AREA } from '../features/shell/DocShell/attributes';
import { linkShownLanguage } from '../features/tabs/behavior';
import { all, on, tryStorage } from '../lib/dom';

interface MenuScroll {
  menu: string | null;
  top: number;
}

/** The scroll position of the sidebar, which is the first menu area. */
function menuScroll(): MenuScroll | undefined {
  const [area] = all(`[${MENU_AREA}]`);
  return area && { menu: area.getAttribute(MENU_AREA), top: area.scrollTop };
}

let lastScroll: MenuScroll | undefined;

function restoreMenuScroll(): void {
  if (lastScroll && lastScroll.menu === menuScroll()?.menu) {
    all(`[${MENU_AREA}]`)[0]?.scrollTo({ top: lastScroll.top });
  }
}

function readLanguage(): void {
  const linked = new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER);
  const language = isCodeTabLanguage(linked)
    ? linked
    : tryStorage(() => localStorage.getItem(choiceStorageKey('code-language')) ?? '');
  if (language !== undefined) {
    document.documentElement.setAttribute(choiceAttribute('code-language'), language);
  }
}

on('click', '.hash-link', linkShownLanguage);

export const onRouteUpdate: ClientModule['onRouteUpdate'] = () => {
  lastScroll = menuScroll();
};

/** Docusaurus resets the attributes of the root element in the next frame. start.ts shows the samples after it. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  restoreMenuScroll();
  requestAnimationFrame(() => requestAnimationFrame(readLanguage));
};
