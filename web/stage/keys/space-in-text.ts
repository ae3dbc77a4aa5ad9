// Space held in a text field is push to talk, and the field gets its text back. A tap types a space. The keyboard's own
// repeat decides, because its delay suits the person.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Push, usePush } from '#web/stage/talk/use-push.ts';
import { useStageSession } from '#web/stage/use-stage-session.ts';
import { heldAfter } from './hold.ts';

/** For a field or its container. */
export const useSpaceInText = () => {
  const push = usePush(useStageSession().microphone);
  const typed = useRef<Typed | null>(null);
  const pushed = useRef<Push | null>(null);
  const end = (): void => {
    typed.current = null;
    pushed.current?.(false);
    pushed.current = null;
  };
  // The focused element may disappear before the key goes up.
  useEffect(() => end, []);
  const repeated = (at: number): void => {
    if (typed.current === null || at - typed.current.at < heldAfter) return;
    takeBack(typed.current);
    typed.current = null;
    pushed.current = push();
    pushed.current?.(true);
  };
  return {
    onKeyDown: (event: KeyboardEvent): void => {
      const { target, repeat, nativeEvent } = event;
      const may = isPlainSpace(event) && isText(target) && push() !== null;
      if (!may || !repeat) typed.current = may ? typedInto(target, nativeEvent.timeStamp) : null;
      else {
        event.preventDefault();
        repeated(nativeEvent.timeStamp);
      }
    },
    onKeyUp: ({ key }: KeyboardEvent): void => {
      if (key === ' ') end();
    },
    onBlur: end,
  };
};

type Text = HTMLInputElement | HTMLTextAreaElement;

/** The field's text and selection before the space. */
type Typed = { field: Text; text: string; start: number; end: number; at: number };

const typedInto = (field: Text, at: number): Typed => {
  const { value: text, selectionStart, selectionEnd } = field;
  return { field, text, start: selectionStart ?? 0, end: selectionEnd ?? 0, at };
};

/** Edits like a person, to keep the field's events and native undo intact. */
const takeBack = ({ field, text, start, end }: Typed): void => {
  const selected = text.slice(start, end);
  // Some systems turn a double space into a period: keep that.
  if (field.value !== `${text.slice(0, start)} ${text.slice(end)}`) return;
  field.setSelectionRange(start, start + 1);
  document.execCommand(selected === '' ? 'delete' : 'insertText', false, selected);
  field.setSelectionRange(start, end);
};

const isPlainSpace = ({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  key === ' ' && !(shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing);

/** Browsers expose no selection for other fields. */
const isText = (target: EventTarget): target is Text =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.selectionStart !== null);
