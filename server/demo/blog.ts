import { readFileSync } from 'node:fs';
import path from 'node:path';
import { baseDate, MAIL_DOMAIN } from '#server/demo/businesses.ts';
import { createRandom, uuidAt } from '#server/demo/random.ts';

/** The entries, oldest first: file, picture, how many days before the demo's day, title, and what the list says. */
const ENTRIES = `
reading-a-cement-bag | cement-2 | 96 | How to Read a Bag of Cement | Grade, week of packing, ISI mark: what the print on the bag tells you, four tests with your hands, and how to store it for two weeks.
wiring-a-home-safely | electric-contractors-4 | 81 | Wiring a Home Safely | Circuits, breakers, earth and empty pipes: what to settle with your electrician while the walls are still open.
choosing-floor-tiles | tiles-flooring-3 | 67 | Choosing Floor Tiles Without Getting Lost | Kind, slip, size and number: decide four things at home, and two thousand tiles shrink to a shelf.
hiring-a-contractor | architects-2 | 52 | Ten Questions Before You Hire a Contractor | An hour of questions, a visit without an appointment and a contract on two pages are worth more than any discount.
how-much-does-a-house-cost | construction-contractors-5 | 38 | How Much Does It Cost to Build a House in 2026? | What a rate per square foot contains, what it leaves out, where the money goes and how to keep it under control.
keeping-a-house-cool | heat-insulation-3 | 24 | Keeping a House Cool Without Paying for It Every Month | Shade, mass and moving air: what helps most from the roof to the windows, in the order in which it pays.
terrace-before-the-monsoon | waterproofing-4 | 9 | Get Your Terrace Ready Before the Monsoon | A bucket of water, a piece of chalk and half an hour show where a roof will leak. Which method suits which roof, and what to get in writing.
`;

/** What readers say: under which entry, after how many hours, whether it still waits, who, and what. */
const COMMENTS = `
terrace-before-the-monsoon | 20 | approved | Meera Kulkarni | The bucket test found two puddles we had never noticed in six years. One outlet was full of cement.
terrace-before-the-monsoon | 45 | approved | Harpreet Singh | Please also write about podium slabs. Our society has planters on top and nobody wants to lift them.
terrace-before-the-monsoon | 170 | pending | Anil Gupta | We were quoted Rs 22 per sq ft with a ten year guarantee. Should I believe it?
keeping-a-house-cool | 30 | approved | Lakshmi Narayanan | White lime on the roof cost us Rs 4,000 in Madurai. The upper room is usable in the afternoon again.
how-much-does-a-house-cost | 60 | approved | Imran Shaikh | The list of what a rate leaves out is what nobody tells you. GST alone was a surprise for us.
how-much-does-a-house-cost | 110 | approved | Deepa Menon | In Kerala add retaining walls if the plot slopes.
hiring-a-contractor | 25 | approved | Rohit Verma | Question one is gold. Two owners told us very different stories from the photos.
choosing-floor-tiles | 90 | approved | Farida Contractor | We kept one spare box and needed four tiles of it within a year.
wiring-a-home-safely | 70 | approved | Suresh Reddy | As an electrician I would add: label the board, and leave the plan inside its door.
`;

const HOUR = 3_600_000;

/** The rows of the blog and of the comments under its entries. */
export function demoBlog() {
  const random = createRandom('blog');
  const blogs = linesOf(ENTRIES).map(([file = '', picture = '', days = '', title = '', short_description = '']) => {
    const created_at = new Date(baseDate.getTime() - Number(days) * 24 * HOUR);
    return {
      file,
      row: {
        blog_id: uuidAt(random, created_at),
        title,
        short_description,
        description: readFileSync(path.join(import.meta.dirname, 'blog', `${file}.md`), 'utf8'),
        image: `demo/${picture}`,
        created_at,
        updated_at: created_at,
      },
    };
  });
  const comments = linesOf(COMMENTS).map(([file = '', hours = '', status = '', name = '', comment = '']) => {
    const blog = blogs.find((entry) => entry.file === file)?.row;
    const created_at = new Date((blog?.created_at ?? baseDate).getTime() + Number(hours) * HOUR);
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@${MAIL_DOMAIN}`;
    return {
      comment_id: uuidAt(random, created_at),
      blog_id: blog?.blog_id,
      name,
      email,
      comment,
      status,
      created_at,
      updated_at: created_at,
    };
  });
  return { blogs: blogs.map(({ row }) => row), comments };
}

function linesOf(text: string) {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
}
