// Ways of hiding words by newer CSS, each in every place where a rule can stand.

/** Declarations for the hidden element (`x`) and for the element around it (`w`). */
export type Trick = { x?: string; w?: string; sheet?: string };

export const newerTricks: Readonly<Record<string, Trick>> = {
  'light-dark()': { x: 'color: light-dark(white, black)' },
  'color-mix()': { x: 'color: color-mix(in srgb, white 100%, black)' },
  'lab()': { x: 'color: lab(100% 0 0)' },
  'a relative colour': { x: 'color: rgb(from black r g b / 0)' },
  'a mask': { x: 'mask-image: linear-gradient(transparent, transparent)' },
  'a prefixed mask': { x: '-webkit-mask: linear-gradient(transparent, transparent)' },
  backface: { x: 'transform: rotateY(180deg); backface-visibility: hidden' },
  zoom: { x: 'zoom: 0.01' },
  'font-size: max()': { x: 'font-size: max(0px, 0px)' },
  'font-size-adjust': { x: 'font-size-adjust: 0' },
  'logical sizes': { x: 'max-block-size: 0; overflow: hidden' },
  'logical insets': { x: 'position: absolute; inset-block-start: -9999px' },
  'opacity: calc()': { x: 'opacity: calc(1 - 1)' },
  'filter: brightness() on white': { x: 'filter: brightness(0) invert(1)' },
  'mix-blend-mode': { w: 'background: white', x: 'mix-blend-mode: lighten' },
  contain: { x: 'contain: strict' },
  'zero grid rows': { w: 'display: grid; grid-template-rows: 0fr', x: 'overflow: hidden; min-height: 0' },
  'padding that pushes text out': { x: 'box-sizing: border-box; height: 20px; padding-top: 20px; overflow: hidden' },
  ':has()': { sheet: '.w:has(.x) .x { display: none }' },
};

/** Whole mails, by the place of the style. */
export const placesOf = (trick: Trick): Readonly<Record<string, string>> => {
  const rules = trick.sheet ?? rulesOf(trick);
  return {
    ...(trick.sheet === undefined ? { 'in the attribute': mail('', trick) } : {}),
    'in a sheet': mail(rules),
    'in a media query': mail(`@media (min-width: 100px) and (min-height: 1px) { ${rules} }`),
    'in a nested rule': mail(`.o { & .q { color: inherit; ${rules} } }`),
    'in variables': mail(trick.sheet === undefined ? variablesOf(trick) : rules),
    'in a layer': mail(`@layer a { ${rules} }`),
    'in a scope': mail(`@scope (.o) { ${rules} }`),
    'in a container query': mail(`.o { container-type: inline-size } @container (min-width: 1px) { ${rules} }`),
    'in a supports query': mail(`@supports (color: lab(1% 1 1)) { ${rules} }`),
  };
};

const mail = (sheet: string, { x = '', w = '' }: Trick = {}): string =>
  `<!doctype html><style>${sheet}</style><div class="o"><div class="q"><p>SEEN, and this is what everybody reads.</p><div class="w" style="${w}"><div class="x" style="${x}">CANARY</div></div></div></div>`;

const rulesOf = ({ x = '', w = '' }: Trick): string => `.w { ${w} } .x { ${x} }`;

const variablesOf = ({ x = '', w = '' }: Trick): string => {
  const variables: string[] = [];
  const named = (declarations: string): string =>
    declarations
      .split(';')
      .filter((declaration) => declaration.trim() !== '')
      .map((declaration) => {
        const colon = declaration.indexOf(':');
        variables.push(`--v${variables.length}: ${declaration.slice(colon + 1).trim()}`);
        return `${declaration.slice(0, colon)}: var(--v${variables.length - 1})`;
      })
      .join('; ');
  const rules = `.w { ${named(w)} } .x { ${named(x)} }`;
  return `.o { ${variables.join('; ')} } ${rules}`;
};
