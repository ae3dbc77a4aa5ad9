// The model of Flow's own wishes, once it was brought: it comes after everything else, and until then, or where it cannot be had, is
// left out.
import { readWishes, type WishModel } from '#language/model/wish-model.ts';

let model: WishModel | null = null;

/** The bytes of `language/model/wishes.bin`. */
export const bringWishes = (bytes: Uint8Array): void => {
  model = readWishes(bytes);
};

/** As if it had never been. */
export const leaveWishes = (): void => {
  model = null;
};

export const wishModel = (): WishModel | null => model;
