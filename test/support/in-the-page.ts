// Functions that run in the page. Each must be self-contained, because only its source travels.
import type { Page } from '@playwright/test';

export const stopsOfTab = (toolbar: Element): (string | null)[] =>
  [...toolbar.querySelectorAll('button')]
    .filter((control) => control.tabIndex === 0)
    .map((control) => control.ariaLabel ?? control.textContent);

/** Parts of the dock outside its box or the screen. */
export const cutChips = (): string[] =>
  [...document.querySelectorAll('#controls button')]
    .filter((chip) => chip.checkVisibility())
    .filter((chip) => {
      const [{ left, right }, box] = [chip.getBoundingClientRect(), chip.closest('div')?.getBoundingClientRect()];
      return box !== undefined && (left < box.left - 1 || right > Math.min(box.right, innerWidth) + 1);
    })
    .map((chip) => chip.textContent);

/** Acts like a bad browser extension: the sentence after this one cannot be drawn. */
export const breakSentences = (): void => {
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (this: Element, name: string, value: string): void {
    if (name === 'data-current') throw new Error('An extension broke this page.');
    setAttribute.call(this, name, value);
  };
};

/** Acts like a browser's translator: replaces every text node with an element, also of what appears later. */
export const translatePage = (): void => {
  const translate = (root: Node): void => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter((one) => !one.parentElement?.matches('font, script, style, title'))) {
      const font = document.createElement('font');
      font.textContent = text.textContent;
      text.parentNode?.replaceChild(font, text);
    }
  };
  const watch = (changes: MutationRecord[]) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(translate);
  new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  if (document.body !== null) translate(document.body);
};

/** Controls covered by a notice. */
export const coveredControls = (): string[] => {
  const isCovered = (control: Element): boolean => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const scroller = control.closest('ol, ul')?.getBoundingClientRect();
    return [top + 1, top + height / 2, top + height - 1]
      .filter((y) => scroller === undefined || (y > scroller.top && y < scroller.bottom))
      .some((y) => document.elementFromPoint(left + width / 2, y)?.closest('[data-swipe-direction]'));
  };
  return [...document.querySelectorAll('button, a, [role=slider]')]
    .filter((control) => !control.closest('[data-swipe-direction]') && isCovered(control))
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
};

/** Reports, through the binding of this name, foreign text that ran or could run as markup. */
export const countRuns = (): void => {
  const tell = (what: string): void => {
    // The binding in the browser under test.
    const markup: unknown = Reflect.get(globalThis, 'ranAsMarkup');
    if (typeof markup === 'function') markup(what);
  };
  for (const name of ['alert', 'confirm', 'prompt', 'print']) Reflect.set(globalThis, name, () => tell(`${name} ran`));
  addEventListener('securitypolicyviolation', (event) => tell(`kept from it: ${event.violatedDirective}`));
  // Browsers follow no address in these attributes.
  const isWords = (name: string): boolean => name.startsWith('aria-') || ['title', 'alt', 'placeholder'].includes(name);
  const check = (element: Element): void => {
    if (element.matches('iframe, frame, object, embed, base, applet, math, portal'))
      tell(`element ${element.localName}`);
    for (const { name, value } of element.attributes)
      if (name.startsWith('on') || name === 'srcdoc' || (!isWords(name) && /^\s*(?:javascript|vbscript):/i.test(value)))
        tell(`attribute ${name}`);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element) for (const one of [node, ...node.querySelectorAll('*')]) check(one);
  }).observe(document, { childList: true, subtree: true });
};

/** Seconds: many where the test acts before the hold ends, because a busy machine is slow; few where it waits for the end. */
export const setHold = (page: Page, seconds: 5 | 30): Promise<void> =>
  page.evaluate(async (wanted) => {
    const command = { kind: 'change-setting', args: { name: 'holdSeconds', value: wanted } };
    const answer = await fetch('/api/commands', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-flow': '1' },
      body: JSON.stringify({ id: crypto.randomUUID(), command, spoken: false }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }, seconds);
