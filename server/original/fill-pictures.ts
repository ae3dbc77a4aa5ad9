// Inserts the remote pictures into a message's page.
import type { PageWithPictures } from './shown-message.ts';

/** `addressOf`: Flow's own address of a picture. */
export const filled = ({ html, mark, addresses }: PageWithPictures, addressOf: (address: string) => string): string =>
  html.replaceAll(new RegExp(` src="${mark}(\\d+)"`, 'g'), (_, nth: string) => {
    const address = addresses[Number(nth)];
    return address === undefined ? '' : ` src="${addressOf(address).replaceAll('&', '&amp;')}"`;
  });
