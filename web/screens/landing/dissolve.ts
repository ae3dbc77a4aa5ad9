// Try for Free: the hero's ink breaks into droplets, left to right, and drifts up off the page.

export type Droplet = { x: number; y: number; colour: string; drift: number };

/** Milliseconds. The product's specification fixes this figure. */
export const dissolveTime = 1500;

/** One droplet for every 4 px of ink. `chance` returns numbers from 0 to 1. */
export const droplets = (
  picture: { data: Uint8ClampedArray; width: number; height: number },
  density: number,
  chance: () => number,
): Droplet[] => {
  const drops: Droplet[] = [];
  for (let y = 0; y * density < picture.height; y += 4) {
    for (let x = 0; x * density < picture.width; x += 4) {
      const at = (Math.floor(y * density) * picture.width + Math.floor(x * density)) * 4;
      const [red, green, blue, alpha] = picture.data.subarray(at, at + 4);
      if ((alpha ?? 0) > 90) drops.push({ x, y, colour: `rgb(${red} ${green} ${blue})`, drift: chance() });
    }
  }
  return drops;
};

/** A droplet's place at `passed` (0 to 1) of the whole time. Null once it is gone. */
export const dropletAt = ({ x, y, drift }: Droplet, passed: number, width: number) => {
  const own = Math.max(0, passed * 1.5 - (x / width) * 0.5);
  if (own >= 1) return null;
  return {
    x: x + own * own * (60 + drift * 160),
    y: y - own * own * (40 + drift * 220),
    radius: 2.3 * (1 - own * 0.6),
    opacity: 1 - own,
  };
};

/** `over` is a canvas of the same size. Resolves when the last droplet is gone. */
export const dissolve = (line: HTMLCanvasElement, over: HTMLCanvasElement): Promise<void> => {
  const source = line.getContext('2d');
  const target = over.getContext('2d');
  const width = line.clientWidth;
  if (source === null || target === null || width === 0) return Promise.resolve();
  const density = line.width / width;
  const ink = droplets(source.getImageData(0, 0, line.width, line.height), density, Math.random);
  over.width = line.width;
  over.height = line.height;
  target.setTransform(density, 0, 0, density, 0, 0);
  return new Promise((resolve) => {
    const began = performance.now();
    const frame = (now: number): void => {
      const passed = (now - began) / dissolveTime;
      draw(target, ink, passed, width);
      if (passed < 1) requestAnimationFrame(frame);
      else resolve();
    };
    // Draw the first frame at once, so the ink never flickers.
    frame(began);
  });
};

const draw = (context: CanvasRenderingContext2D, ink: readonly Droplet[], passed: number, width: number): void => {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  for (const droplet of ink) {
    const at = dropletAt(droplet, passed, width);
    if (at === null) continue;
    context.globalAlpha = at.opacity;
    context.fillStyle = droplet.colour;
    context.beginPath();
    context.arc(at.x, at.y, at.radius, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
};
