import { PNG } from 'pngjs';

const side = 96;

/** A portrait as small as shops have them, that is no flat colour: a PNG. */
export function portrait(): Buffer {
  const png = new PNG({ width: side, height: side });
  for (let index = 0; index < side * side; index += 1) {
    const [x, y] = [index % side, Math.floor(index / side)];
    const isFace = Math.hypot(x - side / 2, y - side / 2) < side / 3;
    png.data.set([isFace ? 220 : x * 2, isFace ? 190 : y * 2, 160, 255], index * 4);
  }
  return PNG.sync.write(png);
}
