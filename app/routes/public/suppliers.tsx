export default function Page() {
  return <main>suppliers</main>;
}
