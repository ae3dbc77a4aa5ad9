// Shows and speaks Flow's own messages between units, and never over the person.
import type { Captions } from '#web/conversation/script/captions.ts';
import type { Player } from './player.ts';

export type Saying = {
  say: (words: string, heard?: string) => void;
  /** Lets the voice session time the messages while the person may speak. The returned function ends that. */
  through: (tell: Player['tell']) => () => void;
};

export const createSaying = ({ captions, player }: { captions: Captions; player: Pick<Player, 'tell'> }): Saying => {
  let { tell } = player;
  return {
    say: (words, heard) => {
      captions.say(words, heard);
      tell(words);
    },
    through: (timed) => {
      tell = timed;
      return () => {
        ({ tell } = player);
      };
    },
  };
};
