/** An inline script, because only two pages have a list. It hides the items without each of the words, and the groups without items. */
export const textFilter = `{
  const list = document.currentScript.parentElement;
  const field = list.querySelector('input');
  const groups = [...list.querySelectorAll('[data-group]')];
  const items = [...list.querySelectorAll('[data-facets]:not([data-group])')];
  field.hidden = false;
  list.oninput = () => {
    const words = field.value.toLowerCase().split(' ');
    for (const group of groups) group.hidden = false;
    for (const item of items) {
      const text = item.textContent.toLowerCase();
      item.hidden = !words.every((word) => text.includes(word));
    }
    for (const group of groups) {
      group.hidden = !items.some((item) => group.contains(item) && item.offsetParent);
    }
  };
}`;
