// Holds keys pressed for a part that is still loading, and replays them once it has the focus, so fast typing loses nothing.

export type HeldKeys = {
  /** Dispatches the keys again, in order, at the current focus. */
  replay: () => void;
  drop: () => void;
};

export const holdKeys = (): HeldKeys => {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent): void => {
    // Leaves shortcuts of the browser and of input methods alone.
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || own.has(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  const drop = (): void => removeEventListener('keydown', hold, true);
  addEventListener('keydown', hold, true);
  return {
    drop,
    // React reverts text typed into a field while it renders.
    replay: () =>
      void setTimeout(() => {
        drop();
        for (const event of held) press(event);
      }),
  };
};

const own: ReadonlySet<string> = new Set(['Shift', 'CapsLock', 'Tab', 'Process', 'Dead', 'Unidentified']);

/** Browsers type and click only for trusted events. */
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
