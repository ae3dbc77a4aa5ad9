// What Flow says by itself, shown and said: between what is read, and never over a person who speaks.
import type { Captions } from '#web/conversation/script/captions.ts';
import type { Player } from './player.ts';

export type Saying = {
  /** `heard`: the words it answers. */
  say: (words: string, heard?: string) => void;
  /** While somebody may be speaking, whoever has the floor says when it is said; until the function it returns is called. */
  through: (tell: Player['tell']) => () => void;
};

export const createSaying = ({ captions, player }: { captions: Captions; player: Pick<Player, 'tell'> }): Saying => {
  let { tell } = player;
  return {
    say: (words, heard) => {
      captions.say(words, heard);
      tell(words);
    },
    through: (floor) => {
      tell = floor;
      return () => {
        ({ tell } = player);
      };
    },
  };
};
