export default function Page() {
  return <main>view-details</main>;
}
