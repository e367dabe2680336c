import { loadDeferredIcons } from './deferred-icons';

it('loads the deferred icons', () => {
  document.body.innerHTML =
    '<svg><use data-href="icons.svg#star"></use></svg><svg><use href="icons.svg#menu"></use></svg>';
  loadDeferredIcons();
  const [deferred, immediate] = document.querySelectorAll('use');
  expect(deferred).toHaveAttribute('href', 'icons.svg#star');
  expect(immediate).toHaveAttribute('href', 'icons.svg#menu');
});
