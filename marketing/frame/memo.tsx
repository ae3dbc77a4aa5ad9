// The hero as the head of a memo: to whom, about what, one line, and the page's own signature.

import { shownClaims } from '#marketing/claims.ts';
import { type AnyPage, categoryOf } from '#marketing/families/families.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { scaled } from '#web/ui/line/handwriting.ts';
import { signature, signatureHand } from '#web/ui/line/signature.ts';
import { SvgInk } from '#web/ui/line/svg-ink.tsx';
import { dateWords } from './dates.ts';
import styles from './page.module.css';
import { minutesToRead } from './reading-time.ts';
import { demoAddress, startAddress } from './start.ts';
import { plain } from './typography.ts';
import { Words } from './words.tsx';

export const Memo = ({ of }: { of: AnyPage }) => (
  <>
    <section className={styles.hero}>
      <dl className={styles.meta}>
        {metaOf(of).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{plain(value)}</dd>
          </div>
        ))}
      </dl>
      <h1 className="flare">{plain(of.page.hero.line)}</h1>
      <div className={styles.lead}>
        <p>
          <Words text={of.page.hero.lead} sources={(of.page.sources ?? []).map(({ name }) => name)} />
          {said !== null && ` ${said}`}
        </p>
        <div className={styles.buttons}>
          <ButtonLink kind="flow" size="large" href={startAddress(categoryOf(of.family))}>
            Start Free Trial
          </ButtonLink>
          <ButtonLink size="large" href={demoAddress}>
            Try Demo
          </ButtonLink>
        </div>
      </div>
    </section>
    <Signature text={of.page.id} />
  </>
);

/** What people say of Flow, once the operator has confirmed it. */
const said = ((): string | null => {
  const claim = shownClaims().find((one) => 'said' in one);
  return claim === undefined ? null : `${claim.figure} ${claim.words}.`;
})();

const metaOf = (of: AnyPage): [name: string, value: string][] => {
  switch (of.family) {
    case 'job':
      return [
        ['To', of.page.plural],
        ['Re', 'Your inbox, said and done'],
      ];
    case 'industry':
      return [
        ['To', of.page.plural],
        ['Re', `${capital(of.page.adjective)} mail, said and done`],
      ];
    case 'comparison':
      return [
        ['To', 'People who compare'],
        ['Re', `Flow and ${of.page.title}`],
      ];
    case 'blog':
      return [
        ['By', `Flow, ${dateWords(of.page.published)}, ${minutesToRead(of.page)} minutes to read`],
        ['Re', of.page.title],
      ];
    case 'feature':
      return [
        ['To', 'People who ask how it works'],
        ['Re', of.page.title],
      ];
    default:
      return [
        ['To', of.page.readers],
        ['Re', of.page.title],
      ];
  }
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const width = 1440;
const height = 210;

const Signature = ({ text }: { text: string }) => (
  <svg
    className={styles.signature}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <SvgInk
      path={signature(text, { width, height, lambda: 46, pad: -40, base: 0.9, step: 2.3 })}
      hand={scaled(signatureHand, 4.1)}
    />
  </svg>
);
