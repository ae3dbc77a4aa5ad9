// What is the same for every account in a page is made once, on first use.
export const once = <Made>(make: () => Made): (() => Made) => {
  let kept: { made: Made } | null = null;
  return () => {
    kept ??= { made: make() };
    return kept.made;
  };
};
