import { showLateIcons } from './late-icons';

it('asks for the icons that waited for the first paint', () => {
  document.body.innerHTML =
    '<svg><use data-href="icons.svg#star"></use></svg><svg><use href="icons.svg#menu"></use></svg>';
  showLateIcons();
  const [late, early] = document.querySelectorAll('use');
  expect(late).toHaveAttribute('href', 'icons.svg#star');
  expect(early).toHaveAttribute('href', 'icons.svg#menu');
});
