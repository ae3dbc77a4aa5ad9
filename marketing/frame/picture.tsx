// A real picture of the product, by daylight and by night.
import type { Feature } from '#marketing/families/feature.ts';
import styles from './parts.module.css';
import { plain } from './typography.ts';
import { Words } from './words.tsx';

export const Picture = ({ picture }: { picture: Feature['picture'] }) => (
  <figure className={styles.picture}>
    <picture>
      <source srcSet={pictureAddress(picture.scene, 'dark')} media="(prefers-color-scheme: dark)" />
      <img
        src={pictureAddress(picture.scene, 'light')}
        alt={plain(picture.alt)}
        width="1280"
        height="800"
        loading="lazy"
      />
    </picture>
    <figcaption>
      <Words text={picture.caption} />
    </figcaption>
  </figure>
);

export const pictureAddress = (scene: string, theme: 'light' | 'dark'): string => `/scenes/${scene}-${theme}.webp`;
