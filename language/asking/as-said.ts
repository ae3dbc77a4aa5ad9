/** Plain words in the person's own spelling, where they stand in it as they are. */
export const asSaid = (plain: string, heard: string): string => {
  const at = heard.toLowerCase().indexOf(plain);
  return at < 0 ? plain : heard.slice(at, at + plain.length);
};
