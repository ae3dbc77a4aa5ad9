// The operator's pages elsewhere. Only the server knows them, and writes them into the page.
import styles from './footer.module.css';

export const Social = () => (
  <p className={styles.social} data-fill="social" suppressHydrationWarning>
    {written.map(({ name, href }) => (
      <a key={name} href={href} rel="me noopener" target="_blank">
        {name}
      </a>
    ))}
  </p>
);

/** Read before React draws the footer anew. */
const written: readonly { name: string; href: string }[] = import.meta.env.SSR
  ? []
  : [...document.querySelectorAll<HTMLAnchorElement>('[data-fill="social"] a')].map(({ textContent, href }) => ({
      name: textContent,
      href,
    }));
