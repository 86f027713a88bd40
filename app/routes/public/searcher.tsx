export default function Page() {
  return <main>searcher</main>;
}
