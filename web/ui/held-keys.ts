// Keys pressed for a part of the screen that is still on its way: they are held, and pressed again once it has the focus, so
// that whoever is faster than the network loses nothing.

export type HeldKeys = {
  /** Presses them again, in their order, where the focus is now. */
  replay: () => void;
  drop: () => void;
};

export const holdKeys = (): HeldKeys => {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent): void => {
    // What the browser does with its own keys, and an input method with its own, is theirs.
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || own.has(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const drop = (): void => removeEventListener('keydown', hold, true);
  addEventListener('keydown', hold, true);
  return {
    drop,
    // React takes a field's text back that is typed while it draws.
    replay: () =>
      void setTimeout(() => {
        drop();
        for (const event of held) press(event);
      }),
  };
};

const own: ReadonlySet<string> = new Set(['Shift', 'CapsLock', 'Tab', 'Process', 'Dead', 'Unidentified']);

/** The browser types and clicks for trusted events alone. */
const press = ({ key, code, shiftKey, repeat }: KeyboardEvent): void => {
  const target = document.activeElement ?? document.body;
  const again = new KeyboardEvent('keydown', { key, code, shiftKey, repeat, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(again)) return;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) type(target, key);
  else if (target instanceof HTMLButtonElement && (key === 'Enter' || key === ' ')) target.click();
};

const type = (field: HTMLInputElement | HTMLTextAreaElement, key: string): void => {
  if (key === 'Enter' && field instanceof HTMLInputElement) return field.form?.requestSubmit();
  const text = key === 'Enter' ? '\n' : key;
  if (text.length > 1) return;
  const end = field.value.length;
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
};
