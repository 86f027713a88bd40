/** A PDF with words that nothing else has, of as many bytes as are wanted at least. */
export function makePdf(words: string, bytes = 0): Buffer {
  const head = Buffer.from(`%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${words}\n`);
  const tail = Buffer.from('\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n');
  return Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length - tail.length), '%'), tail]);
}

/** A PDF that runs a script and a program when it is opened, with a file inside. */
export const activePdf = () =>
  Buffer.from(
    "%PDF-1.7\n1 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert('x')) >> /AA << /O << /S /Launch /F (cmd.exe) >> >> /Names << /EmbeddedFiles << >> >> >>\nendobj\n%%EOF\n",
  );
