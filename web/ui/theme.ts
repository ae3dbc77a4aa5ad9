// Light or dark: the person's choice in this browser, else the system's. The document shows it as data-theme, and the
// browser's own frame takes its color.

type Theme = 'light' | 'dark';
type ThemeChoice = Theme | 'system';

const storageKey = 'flow_theme';
const systemIsDark = '(prefers-color-scheme: dark)';

/** What the browser's frame is painted in; the ground of the page in tokens.css. */
export const grounds = { light: '#ebf2e5', dark: '#0a1813' } satisfies Record<Theme, string>;

/** Runs before the first paint, as text in the page: a flash of the wrong theme would be seen. Keep free of quotes that HTML escapes. */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem("${storageKey}")}catch{}document.documentElement.dataset.theme=t==="light"||t==="dark"?t:matchMedia("${systemIsDark}").matches?"dark":"light"})()`;

/** What the person chose in this browser; the system's theme where they chose nothing. */
export const chosenTheme = (): ThemeChoice => {
  const stored = storedTheme();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** The person's choice; it stays with this browser. */
export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  show(choice === 'system' ? systemTheme() : choice);
};

/** Follows the system while the person has chosen nothing. Returns how to stop. */
export const followSystemTheme = (): (() => void) => {
  const system = matchMedia(systemIsDark);
  const follow = (): void => {
    const chosen = chosenTheme();
    show(chosen === 'system' ? systemTheme() : chosen);
  };
  follow();
  system.addEventListener('change', follow);
  return () => system.removeEventListener('change', follow);
};

const show = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', grounds[theme]);
};

const systemTheme = (): Theme => (matchMedia(systemIsDark).matches ? 'dark' : 'light');

const storedTheme = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};
