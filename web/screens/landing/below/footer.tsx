import { brand } from '#web/brand.ts';
import { paths } from '#web/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import styles from './footer.module.css';
import { footerLinks } from './footer-links.ts';
import { Social } from './social.tsx';

export const Footer = () => (
  <footer className={styles.footer}>
    <div>
      <Logo href={paths.landing} />
      <p>{brand.taglines[0]}</p>
    </div>
    {footerLinks.map(({ title, links }) => (
      <nav key={title} aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {links.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    ))}
    <Social />
    <small>© 2026 {brand.name}</small>
  </footer>
);
