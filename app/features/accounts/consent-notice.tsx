/** Says before a registration what is kept and what can be done about it. */
export function ConsentNotice({ children }: { children: string }) {
  return <p className="rounded-lg bg-sand px-4 py-3 text-ink-soft text-sm leading-relaxed">{children}</p>;
}
