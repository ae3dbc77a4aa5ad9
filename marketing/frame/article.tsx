// An article in one reading column, with its contents beside it.
import type { Blog } from '#marketing/families/blog.ts';
import styles from './article.module.css';
import { Words } from './words.tsx';

export const Article = ({ page }: { page: Blog }) => {
  const sources = (page.sources ?? []).map(({ name }) => name);
  return (
    <div className={styles.article}>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">In this article</h2>
        <ol>
          {page.sections.map(({ heading }) => (
            <li key={heading}>
              <a href={`#${anchorOf(heading)}`}>
                <Words text={heading} />
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        {page.problem.map((text) => (
          <p key={text}>
            <Words text={text} sources={sources} />
          </p>
        ))}
        {page.sections.map(({ heading, paragraphs }) => (
          <section key={heading} aria-labelledby={anchorOf(heading)}>
            <h2 className="flare" id={anchorOf(heading)}>
              <Words text={heading} />
            </h2>
            {paragraphs.map((text) => (
              <p key={text}>
                <Words text={text} sources={sources} />
              </p>
            ))}
          </section>
        ))}
        <section aria-labelledby="in-short">
          <h2 className="flare" id="in-short">
            In short
          </h2>
          {page.solution.map((text) => (
            <p key={text}>
              <Words text={text} sources={sources} />
            </p>
          ))}
        </section>
      </article>
    </div>
  );
};

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
