/** The addresses of the sections. The area around them shows the section that the address names. */
export default function Place() {
  return null;
}
