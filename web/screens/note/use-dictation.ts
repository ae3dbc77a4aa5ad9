// Dictation into the note. Its code loads with the first press on the microphone.
import { useEffect, useRef, useState } from 'react';
import type { User } from '#domain/account.ts';
import { noteDraft } from '#domain/note.ts';
import { nextDraftId } from '#web/conversation/drafting/draft-id.ts';
import type { Dictation, DictationState } from '#web/conversation/voice/dictation.ts';
import { chosenListener, type Listener } from '#web/data/voice-choices.ts';

export type Dictating = {
  state: DictationState;
  /** What Flow hears just now. */
  partial: string;
  /** The person has to choose who listens. */
  asksWho: boolean;
  press: () => void;
  choose: (listener: Listener) => void;
  leaveChoice: () => void;
};

type Page = { user: User; text: () => string; setText: (text: string) => void };

export const useDictation = (page: Page): Dictating => {
  const [state, setState] = useState<DictationState>('off');
  const [partial, setPartial] = useState('');
  const [asksWho, askWho] = useState(false);
  const open = useRef<Dictation | null>(null);
  /** The newest page: the microphone outlives a render. */
  const now = useRef(page);
  useEffect(() => {
    now.current = page;
  });
  const end = (): void => {
    open.current?.end();
    open.current = null;
  };
  const start = async (): Promise<void> => {
    setState('asking');
    try {
      open.current ??= await bring({ now: () => now.current, setState, setPartial });
    } catch {
      return setState('broken');
    }
    await open.current.start();
  };
  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') open.current?.stop();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      open.current?.end();
      open.current = null;
    };
  }, []);
  return {
    state,
    partial,
    asksWho,
    press: () => {
      if (isOpen(state)) return open.current?.stop();
      const chosen = chosenListener.current();
      if (chosen === null || chosen === 'typing') askWho(!asksWho);
      else void start();
    },
    choose: (listener) => {
      askWho(false);
      if (listener !== chosenListener.current()) end();
      chosenListener.choose(listener);
      if (listener !== 'typing') void start();
    },
    leaveChoice: () => askWho(false),
  };
};

export const isOpen = (state: DictationState): boolean => open.has(state);

const open: ReadonlySet<DictationState> = new Set(['asking', 'open', 'hearing', 'missed']);

type Given = {
  now: () => Page;
  setState: (state: DictationState) => void;
  setPartial: (words: string) => void;
};

const bring = async ({ now, setState, setPartial }: Given): Promise<Dictation> => {
  const [{ openDictation }, { written }] = await Promise.all([
    import('#web/conversation/voice/dictation.ts'),
    import('#web/conversation/drafting/dictating.ts'),
  ]);
  const id = nextDraftId();
  return openDictation({
    onState: setState,
    onPartial: setPartial,
    onText: async (words) => {
      const { user, text, setText } = now();
      const before = text();
      const blank = noteDraft('.', { id, own: user.email });
      if (blank !== null) setText(await written({ ownName: user.name }, { ...blank, text: before }, words));
    },
  });
};
