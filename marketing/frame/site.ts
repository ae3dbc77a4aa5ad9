// Every page of the frame knows this of the site around it.
import type { AnyPage, Family } from '#marketing/families/families.ts';

export type Site = {
  /** Without a slash at its end. */
  origin: string;
  /** Address of the one style sheet, and of the fonts that it needs first. */
  style: string;
  fonts: readonly string[];
};

/** A page as lists and links show it. */
export type Entry = Pick<AnyPage['page'], 'id' | 'title'> & { family: Family; address: string; line: string };

export type Shown = {
  of: AnyPage;
  site: Site;
  address: string;
  /** Address of its picture for sharing. */
  picture: string;
  related: readonly Entry[];
};
