// Creates a value on first use and shares it between all accounts of a page.
export const once = <Made>(make: () => Made): (() => Made) => {
  let kept: { made: Made } | null = null;
  return () => {
    kept ??= { made: make() };
    return kept.made;
  };
};
