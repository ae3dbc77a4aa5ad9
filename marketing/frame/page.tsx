// One public page: the parts that every family has, in their order, with the family's own between them.
import { type AnyPage, categoryOf } from '#marketing/families/families.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Article } from './article.tsx';
import { Document } from './document.tsx';
import { Examples } from './examples.tsx';
import { FamilyParts, FamilyProof } from './family-parts.tsx';
import { headOf } from './head.ts';
import { Memo } from './memo.tsx';
import styles from './page.module.css';
import { Related, Sources, Trail } from './related.tsx';
import type { Shown } from './site.ts';
import { demoAddress, startAddress } from './start.ts';
import { Sums } from './sums.tsx';
import { Words } from './words.tsx';

export const Page = (shown: Shown) => {
  const { of, site } = shown;
  const { page } = of;
  const category = categoryOf(of.family);
  return (
    <Document head={headOf(shown)} site={site} category={category}>
      <main id="content">
        <Memo of={of} />
        {of.family === 'blog' ? <Article page={of.page} /> : <Two page={page} />}
        <FamilyParts of={of} />
        <Examples examples={page.examples} />
        <Features page={page} />
        <Benefits page={page} heading={of.family === 'blog' ? 'What you notice' : 'What you get back'} />
        <Sums of={of} />
        <FamilyProof of={of} />
        <Questions page={page} heading={of.family === 'blog' ? 'Three more questions' : 'Asked before the first day'} />
        <Call page={page} category={category} />
        <Sources sources={page.sources ?? []} />
        <Related related={shown.related} />
        <Trail family={of.family} title={page.title} address={shown.address} />
      </main>
    </Document>
  );
};

type Props = { page: AnyPage['page'] };

/** The names of a page's sources, in the order of their numbers. */
export const sourceNames = (page: AnyPage['page']): string[] => (page.sources ?? []).map(({ name }) => name);

const Two = ({ page }: Props) => (
  <section className={styles.two}>
    <div>
      <h2 className="flare">What’s in the way</h2>
      {page.problem.map((text) => (
        <p key={text}>
          <Words text={text} sources={sourceNames(page)} />
        </p>
      ))}
    </div>
    <div>
      <h2 className={`flare ${styles.flow}`}>What Flow does</h2>
      {page.solution.map((text) => (
        <p key={text}>
          <Words text={text} sources={sourceNames(page)} />
        </p>
      ))}
    </div>
  </section>
);

const Features = ({ page }: Props) => (
  <section className={styles.features}>
    <h2 className="flare">
      <Words text={page.features.heading} />
    </h2>
    <ol>
      {page.features.items.map(({ name, text }) => (
        <li key={name}>
          <h3>
            <Words text={name} />
          </h3>
          <p>
            <Words text={text} sources={sourceNames(page)} />
          </p>
        </li>
      ))}
    </ol>
  </section>
);

const Benefits = ({ page, heading }: Props & { heading: string }) => (
  <section className={styles.benefits}>
    <h2 className="flare">{heading}</h2>
    <ul>
      {page.benefits.map((text) => (
        <li key={text}>
          <Tick />
          <span>
            <Words text={text} sources={sourceNames(page)} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const Tick = () => (
  <svg
    aria-hidden="true"
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
  >
    <path d="M20 6 9 17l-5-5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

const Questions = ({ page, heading }: Props & { heading: string }) => (
  <section className={styles.questions}>
    <h2 className="flare">{heading}</h2>
    <div>
      {page.questions.map(({ ask, answer }, nth) => (
        <details key={ask} open={nth === 0}>
          <summary>
            <Words text={ask} />
            <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor">
              <path d="M12 5v14M5 12h14" strokeWidth="1.75" strokeLinecap="round" />
            </svg>
          </summary>
          <p>
            <Words text={answer} sources={sourceNames(page)} />
          </p>
        </details>
      ))}
    </div>
  </section>
);

const Call = ({ page, category }: Props & { category: string }) => (
  <section className={styles.call} data-theme="dark">
    <h2 className="flare">
      <Words text={page.call.line} />
    </h2>
    <p>
      <Words text={page.call.text} />
    </p>
    <div className={styles.buttons}>
      <ButtonLink kind="flow" size="large" href={startAddress(category)}>
        Get Started Free
      </ButtonLink>
      <ButtonLink size="large" href={demoAddress}>
        Try Demo
      </ButtonLink>
    </div>
    <p className={styles.own}>A hosted Flow counts credits. On your own machine it’s unlimited, and shows no price.</p>
  </section>
);
