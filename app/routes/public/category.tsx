export default function Page() {
  return <main>category</main>;
}
