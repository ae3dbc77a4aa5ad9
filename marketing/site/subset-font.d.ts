// The package has no types of its own.
declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number; default?: number };
  const subsetFont: (
    font: Uint8Array,
    signs: string,
    options: { targetFormat: 'woff2' | 'truetype'; variationAxes?: Record<string, Axis> },
  ) => Promise<Uint8Array>;
  export default subsetFont;
}
