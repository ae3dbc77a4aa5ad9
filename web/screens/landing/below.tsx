// Everything under the hero. It stands in the prerendered HTML, and its code loads when the person first touches it.
import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';
import type { SignInIntent } from '#domain/account.ts';
// The prerendered HTML needs the styles of these parts before their code.
import './below/footer.module.css';
import styles from './below/sections.module.css';
import './hear-it/hear-it.module.css';
import './try-it/try-it.module.css';
import type { SectionsProps } from './below/sections.tsx';
import { firstTouch } from './early-press.ts';

type Props = { start: (intent: SignInIntent) => void };

export const Below = memo(function Below({ start }: Props) {
  return (
    <div id={place} className={styles.below}>
      <Suspense fallback={<Copy />}>
        <Sections start={start} onHere={touched?.replay} />
      </Suspense>
    </div>
  );
});

const place = 'below';
const prerendered = import.meta.env.SSR ? null : (document.getElementById(place)?.cloneNode(true) ?? null);
const touched = prerendered === null ? null : firstTouch(place);

/** The page's own elements, if React cannot leave them alone until the code is here. */
const Copy = (): ReactNode => prerendered !== null && <div ref={fill} />;

// As elements, because the page's policy refuses HTML as text.
const fill = (into: HTMLDivElement | null): void => {
  const copy = prerendered?.cloneNode(true);
  if (copy !== undefined) into?.replaceChildren(...copy.childNodes);
};

/** In the browser after the first touch, or at once if the page came without this HTML. */
const Sections = lazy(async (): Promise<{ default: ComponentType<SectionsProps> }> => {
  await touched?.first;
  // Somebody who signs out without a connection still gets the hero.
  return import('./below/sections.tsx').then(
    ({ Sections: Here }) => ({ default: Here }),
    () => ({ default: Copy }),
  );
});
