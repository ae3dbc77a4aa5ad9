// The page of a message with its pictures from elsewhere.
import type { PageWithPictures } from './shown-message.ts';

/** `addressOf`: where Flow hands a picture out. */
export const filled = ({ html, mark, addresses }: PageWithPictures, addressOf: (address: string) => string): string =>
  html.replaceAll(new RegExp(` src="${mark}(\\d+)"`, 'g'), (_, nth: string) => {
    const address = addresses[Number(nth)];
    return address === undefined ? '' : ` src="${addressOf(address).replaceAll('&', '&amp;')}"`;
  });
