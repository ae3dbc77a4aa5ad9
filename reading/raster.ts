// Whether bytes are a picture made of points, told by how they begin: what a file says of itself is its sender's word. Pictures that
// are drawn by instructions, as SVG is, are none.

/** Its media type; null for whatever else it is. `start`: its first bytes, sixteen of them at least. */
export const rasterOf = (start: Uint8Array): string | null => {
  const text = String.fromCharCode(...start.subarray(0, 16));
  return rasters.find(({ begins }) => begins.test(text))?.type ?? null;
};

const rasters: readonly { begins: RegExp; type: string }[] = [
  { begins: /^\x89PNG\r\n\x1a\n/, type: 'image/png' },
  { begins: /^\xff\xd8\xff/, type: 'image/jpeg' },
  { begins: /^GIF8[79]a/, type: 'image/gif' },
  { begins: /^RIFF[^]{4}WEBP/, type: 'image/webp' },
  { begins: /^[^]{4}ftypavi[fs]/, type: 'image/avif' },
];
