// The picture next to the mail in the system's own player: the sender's signature, drawn by the line.
import { signature, signatureHand } from '#web/ui/line/signature.ts';
import { nibOffsets } from '#web/ui/line/trace.ts';
import { grounds } from '#web/ui/theme.ts';

/** Null where nothing can be drawn. The same name always gets the same picture. */
export const artworkOf = (name: string): MediaImage | null => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return null;
  canvas.width = side * sharpness;
  canvas.height = side * sharpness;
  context.scale(sharpness, sharpness);
  context.fillStyle = grounds.dark;
  context.fillRect(0, 0, side, side);
  context.translate(margin, margin);
  context.strokeStyle = grounds.light;
  context.lineWidth = signatureHand.hairline;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const box = side - 2 * margin;
  const path = new Path2D(signature(name, { width: box, height: box, lambda: 14, pad: 2, base: 0.66, step: 0.4 }));
  for (const { dx, dy } of nibOffsets(signatureHand)) {
    context.translate(dx, dy);
    context.stroke(path);
    context.translate(-dx, -dy);
  }
  const sizes = `${canvas.width}x${canvas.height}`;
  return { src: canvas.toDataURL('image/png'), sizes, type: 'image/png' };
};

/** The drawing's own units, of which the picture has `sharpness` pixels each. */
const side = 128;
const margin = 14;
const sharpness = 4;
