// Space held in a text: push to talk, as it is elsewhere, and the text is as it was. Tapped, it is typed as the key goes down. Held is
// what the keyboard itself repeats, for how long a finger may rest on a key is set there.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Push, usePush } from '#web/stage/talk/use-push.ts';
import { useHands } from '#web/stage/use-player.ts';
import { heldAfter } from './hold.ts';

/** For a field, or whatever has fields in it. */
export const useSpaceInText = () => {
  const push = usePush(useHands().microphone);
  const typed = useRef<Typed | null>(null);
  const told = useRef<Push | null>(null);
  const end = (): void => {
    typed.current = null;
    told.current?.(false);
    told.current = null;
  };
  // What had the focus may be gone before the key is let go.
  useEffect(() => end, []);
  const repeated = (at: number): void => {
    if (typed.current === null || at - typed.current.at < heldAfter) return;
    takeBack(typed.current);
    typed.current = null;
    told.current = push();
    told.current?.(true);
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

/** What stood in a field, and what of it was selected, when a space was typed there. */
type Typed = { field: Text; text: string; start: number; end: number; at: number };

const typedInto = (field: Text, at: number): Typed => {
  const { value: text, selectionStart, selectionEnd } = field;
  return { field, text, start: selectionStart ?? 0, end: selectionEnd ?? 0, at };
};

/** As the person would do it: the field tells of it, and its own undo knows what was written before. */
const takeBack = ({ field, text, start, end }: Typed): void => {
  const selected = text.slice(start, end);
  // Some systems make more of it than a space: that stays.
  if (field.value !== `${text.slice(0, start)} ${text.slice(end)}`) return;
  field.setSelectionRange(start, start + 1);
  document.execCommand(selected === '' ? 'delete' : 'insertText', false, selected);
  field.setSelectionRange(start, end);
};

const isPlainSpace = ({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): boolean =>
  key === ' ' && !(shiftKey || ctrlKey || metaKey || altKey || nativeEvent.isComposing);

/** Of other fields the browser tells no selection. */
const isText = (target: EventTarget): target is Text =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.selectionStart !== null);
