import type { ComponentType, SVGAttributes } from 'react';

type SpriteIcon = ComponentType<SVGAttributes<SVGElement>>;

/**
 * An icon of a sprite, in the place of one that react-icons draws: as large as the text around it and in its colour.
 * @param href address of the drawing: the sprite and the icon's name
 */
export function spriteIcon(href: string): SpriteIcon {
  return function SpriteIcon(attributes) {
    return (
      <svg width="1em" height="1em" {...attributes}>
        <use href={href} />
      </svg>
    );
  };
}

/**
 * The same for decoration, which waits until the page has been painted and the icon is near the window: the server names the
 * drawing where the script at the end of the page looks for it (plugins/site-head/page-template.ts). Hydration leaves attributes
 * as they are.
 */
export function lateSpriteIcon(href: string): SpriteIcon {
  const address = typeof window === 'undefined' ? { 'data-href': href } : { href };
  return function LateSpriteIcon(attributes) {
    return (
      <svg width="1em" height="1em" {...attributes}>
        <use {...address} />
      </svg>
    );
  };
}
