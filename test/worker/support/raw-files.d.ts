interface ImportMeta {
  /** Vite's: the texts of all files that match, by their paths. */
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>;
}
