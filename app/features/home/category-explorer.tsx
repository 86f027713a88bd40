import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useHref, useSearchParams } from 'react-router';
import { ArrowRight } from '#app/components/icons.ts';
import { Link } from '#app/components/link.tsx';
import { noteInHistory } from '#app/components/note-in-history.ts';
import { PlaceNote } from '#app/features/home/place-note.tsx';
import { SectionHeading } from '#app/features/home/section-heading.tsx';
import { ServiceTiles } from '#app/features/home/service-tiles.tsx';
import type { Service, ServiceCategory } from '#shared/schemas/catalogue.ts';
import { commonText, homeText } from '#shared/texts.ts';

const tabs = [
  {
    category: 'contractor',
    param: 'contractors',
    title: () => commonText.contractors,
    all: '/category',
    seeAll: () => homeText.seeAllContractors,
  },
  {
    category: 'supplier',
    param: 'suppliers',
    title: () => commonText.suppliers,
    all: '/suppliers',
    seeAll: () => homeText.seeAllSuppliers,
  },
] as const;

/** The services behind two tabs. Without script a tab is a link to the same page with its list open. */
export function CategoryExplorer({ services }: { services: Pick<Service, 'name' | 'category'>[] }) {
  const [params] = useSearchParams();
  const home = useHref('/');
  const [open, setOpen] = useState<ServiceCategory>(params.get('tab') === 'suppliers' ? 'supplier' : 'contractor');
  const links = useRef(new Map<ServiceCategory, HTMLAnchorElement | null>());

  function show(category: ServiceCategory, param: string) {
    setOpen(category);
    // The address alone: the page already has both lists, so a navigation would load nothing new.
    noteInHistory('replace', window.history.state, `?tab=${param}`);
  }
  function click(event: MouseEvent, { category, param }: (typeof tabs)[number]) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(category, param);
  }
  function press(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End', ' '].includes(event.key)) return;
    event.preventDefault();
    if (event.key === ' ') return;
    const first = event.key === 'Home' || (event.key !== 'End' && open === 'supplier');
    const target = first ? tabs[0] : tabs[1];
    show(target.category, target.param);
    links.current.get(target.category)?.focus();
  }

  return (
    <section id="categories" aria-labelledby="categories-title" className="page-width py-14 sm:py-20">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5 sm:mb-8">
        <SectionHeading id="categories-title" title={homeText.whatDoYouNeed}>
          {homeText.pickTheWork}
        </SectionHeading>
        <div role="tablist" aria-labelledby="categories-title" className="flex w-full rounded-lg bg-sand-dark p-1 sm:w-auto">
          {tabs.map((tab) => (
            <a
              key={tab.category}
              ref={(link) => void links.current.set(tab.category, link)}
              role="tab"
              id={`tab-${tab.param}`}
              href={`${home}?tab=${tab.param}#categories`}
              aria-selected={open === tab.category}
              aria-controls={`panel-${tab.param}`}
              tabIndex={open === tab.category ? 0 : -1}
              onClick={(event) => click(event, tab)}
              onKeyDown={press}
              className="grid min-h-11 flex-1 place-items-center rounded-md px-6 font-semibold text-ink-soft aria-selected:bg-ink aria-selected:text-paper"
            >
              {tab.title()}
            </a>
          ))}
        </div>
      </div>
      {tabs.map(({ category, param, all, seeAll }) => (
        <div key={category} role="tabpanel" id={`panel-${param}`} aria-labelledby={`tab-${param}`} hidden={open !== category}>
          <ServiceTiles services={services.filter((service) => service.category === category)} />
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6">
            <Link to={all} className="inline-flex min-h-11 items-center gap-2 font-semibold text-brick underline-offset-4 hover:underline">
              <span>{seeAll()}</span> <ArrowRight aria-hidden className="size-4.5" />
            </Link>
            <PlaceNote />
          </div>
        </div>
      ))}
    </section>
  );
}
