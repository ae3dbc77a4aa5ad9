// Loads the conversation's code with the first press, and ends it when the screen closes or the listener changes.
import type { Conversation } from '#web/conversation/voice/conversation.ts';

export type Brought = {
  now: () => Conversation | null;
  start: () => Promise<boolean>;
  stop: () => void;
  leave: () => void;
};

export type World = {
  /** Rejects if its code is missing. */
  bring: () => Promise<Conversation>;
  onMissing: () => void;
  onState: (state: ReturnType<Conversation['state']['current']>) => void;
  onPartial: (words: string) => void;
};

export const createBrought = ({ bring, onMissing, onState, onPartial }: World): Brought => {
  let conversation: Conversation | null = null;
  let starting: Promise<boolean> | null = null;
  let unfollow = (): void => {};
  /** Increases at every end, to ignore late starts. */
  let visit = 0;

  const follow = (one: Conversation): Conversation => {
    const seen = (): void => onState(one.state.current());
    const leave = [one.state.subscribe(seen), one.partial.subscribe(() => onPartial(one.partial.current()))];
    unfollow = () => {
      for (const go of leave) go();
    };
    seen();
    return one;
  };
  const brought = async (mine: number): Promise<Conversation | null> => {
    if (conversation) return conversation;
    const one = await bring().catch(() => null);
    if (mine !== visit) {
      one?.end();
      return null;
    }
    if (one) conversation = follow(one);
    else onMissing();
    return conversation;
  };
  const begin = async (mine: number): Promise<boolean> => {
    const one = await brought(mine);
    await one?.start();
    if (mine !== visit) return false;
    starting = null;
    return one !== null;
  };
  return {
    now: () => conversation,
    start: () => {
      starting ??= begin(visit);
      return starting;
    },
    stop: () => conversation?.stop(),
    leave: () => {
      conversation?.end();
      unfollow();
      conversation = null;
      starting = null;
      visit += 1;
    },
  };
};
