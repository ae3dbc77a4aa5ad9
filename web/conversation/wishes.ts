// Brings the model of Flow's own wishes into the page: once nobody waits for anything, or when the microphone is used. Until it is there,
// and where it cannot be had, Flow understands by its phrases alone.
import address from '#language/model/wishes.bin?url';
import { bringWishes } from '#language/wishes/at-hand.ts';

export const fetchWishes = async (): Promise<void> => {
  if (asked) return;
  asked = true;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new TypeError(`The model of wishes: ${answer.status}`);
    bringWishes(new Uint8Array(await answer.arrayBuffer()));
  } catch {
    asked = false;
  }
};

let asked = false;
