// A thread that paints pictures: SVG in, PNG out.
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import * as z from 'zod/mini';
import { pngOf } from './png.ts';

const { font } = z.object({ font: z.string() }).parse(workerData);
const options = { font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: 'Commissioner' } };

parentPort?.on('message', (given) => {
  const { id, svg } = z.object({ id: z.string(), svg: z.string() }).parse(given);
  const image = new Resvg(svg, options).render();
  parentPort?.postMessage({ id, png: pngOf(image.pixels, image.width, image.height) });
});
