// The model of Flow's own wishes (`language/model/wishes.bin`, decision 023): it comes after the phrases.
import { atHand } from '#language/model/at-hand.ts';
import { readWishes } from '#language/model/wish-model.ts';

export const { bring: bringWishes, leave: leaveWishes, current: wishModel } = atHand(readWishes);
