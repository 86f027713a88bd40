declare module '@marbec/web-auto-extractor' {
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it.
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    /** What a document says in JSON-LD, by type, and in attributes. */
    parse(html: string): { jsonld: Record<string, object[]> };
  }
}

declare module '@adobe/structured-data-validator' {
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it.
  export default class Validator {
    validate(data: object): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; path: object[] }[]>;
  }
}
