/** Plain words in the person's own spelling, where they stand in it as they are but for accents. */
export const asSaid = (plain: string, heard: string): string => {
  const at = heard.replace(/\p{L}/gu, unaccented).toLowerCase().indexOf(plain);
  return at < 0 ? plain : heard.slice(at, at + plain.length);
};

/** As long as it was, so places stay. */
const unaccented = (letter: string): string => (letter.length === 1 ? letter.normalize('NFD').charAt(0) : letter);
