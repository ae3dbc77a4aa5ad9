// Detects raster pictures by their bytes, because a file's name and type are the sender's claim. SVG does not count: it holds instructions.

/** The media type, or null. `start`: at least the first sixteen bytes. */
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
