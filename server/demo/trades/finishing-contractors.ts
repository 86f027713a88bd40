import { trade } from '#server/demo/trades/trade.ts';

/** Contractors who paint, panel, tile and fit out. */
export const finishingContractors = [
  trade('contractor', 'Paint Contractors', 10, {
    names: 'Painters | Painting Contractors | Colour Works | Painting Services | Paints & Polish | Wall Care | Home Painting',
    prices:
      '{12-28/1} per sq ft | {14-22/1} per sq ft with material | {8-11/1} per sq ft labour only | {18000-32000/1000} for 2 BHK | {650-850/50} per day | {32-55/1} per sq ft texture',
    works:
      'interior emulsion painting | exterior weather-coat painting | wall putty and primer | texture and stencil walls | wood polish and PU finish | enamel for doors and grills | rental flat repainting | metal and gate painting | housing society repainting | damp wall treatment',
    notes:
      'Furniture is covered and floors are masked before the first sandpaper moves. | Two coats of putty, one primer and two finish coats are our standard. | Area is measured together with the owner using a laser meter. | Shades are tried on the wall before the drums are ordered. | A 2 BHK takes us five to six working days.',
    praise:
      'They covered every sofa and cleaned up each evening. | Edges near switchboards are perfectly sharp. | The shade they suggested for the hall is lovely. | Finished a 3 BHK in six days.',
    faults:
      'Second coat on the ceiling looked patchy. | Paint drops were left on the balcony tiles. | Team changed in the middle of the work.',
  }),
  trade('contractor', 'Pop Contractors', 5, {
    names: 'POP Works | POP & Gypsum | Plaster Works | POP Designers | POP Contractors | Decor & POP',
    prices:
      '{55-95/5} per sq ft | {70-120/5} per sq ft | {45-65/5} per running ft cornice | {28-38/1} per sq ft punning | {350-600/50} per rose',
    works:
      'POP ceilings | wall punning | cornices and mouldings | TV wall panels | cove light ceilings | arches and niches | pooja room designs | centre roses | repair of cracked POP',
    notes:
      'Designs are drawn full size on the floor before fixing. | GI channels are used in place of wooden battens, so nothing sags. | Walls are punned to a true plumb with aluminium straight edge. | Light positions are marked with the electrician on the first day. | Dust is bagged and taken away.',
    praise:
      'Cove lines are perfectly straight. | Punning is so smooth that one coat of paint was enough. | The TV wall looks like a hotel lobby.',
    faults: 'Hairline cracks appeared after two months. | A lot of dust in the other rooms. | Finishing near the fan box was weak.',
  }),
  trade('contractor', 'Carpenter', 9, {
    names: 'Carpenters | Furniture Works | Wood Crafts | Woodworks | Furniture & Interiors | Carpentry Works | Furnitures',
    prices:
      '{650-950/50} per day | {1100-1800/50} per sq ft wardrobe | {750-1200/50} per sq ft with laminate | {350-480/10} per sq ft labour | {4500-9000/500} per door | {1200/1}',
    works:
      'wardrobes and lofts | doors and door frames | beds with storage | kitchen trolleys | TV units | sofa repair and polish | office tables and workstations | mandir and pooja units | window frames | modular shutters and hinges',
    notes:
      'We work in BWP ply with branded hardware unless the customer chooses otherwise. | Measurements are taken twice and a sketch is signed before cutting. | All edges are banded by machine, not by hand. | Small repairs such as locks, hinges and stoppers are also taken up. | Teak and sal wood are seasoned in our own shed.',
    praise:
      'Wardrobe shutters close without a sound. | He understood the sketch at once and improved it. | Very little waste, he even used the cut pieces for shelves. | Polish on the teak door is superb.',
    faults: 'The loft doors needed adjusting after a month. | Took ten days more than promised. | Laminate joint is visible at one corner.',
  }),
  trade('contractor', 'Interior Designers', 9, {
    names: 'Interiors | Interior Designers | Design Studio | Home Interiors | Decor | Interior Concepts | Living Spaces',
    prices:
      '{850-1900/50} per sq ft | {75-150/5} per sq ft design fee | {4-9/1} lakh for 2 BHK | {1200-1600/100} per sq ft turnkey | {25000-60000/5000} per room',
    works:
      "complete 2 and 3 BHK interiors | modular kitchens and wardrobes | living room makeovers | office interiors | false ceiling and lighting plans | kids' bedrooms | retail and clinic interiors | space planning | furniture on order | show flats",
    notes:
      'You see the whole home in 3D before a single board is cut. | Work is made in our own workshop and fitted in ten to fifteen days. | One designer stays with you from the first sketch to handover. | The quotation lists every item with brand and thickness. | We give a ten-year warranty on woodwork and one year on site work.',
    praise:
      'The final look matched the 3D drawings. | They used our small balcony brilliantly. | Storage everywhere and it still feels open. | Handover happened two days early.',
    faults:
      'Curtains and some lights came very late. | Budget crossed by fifteen percent. | Designer left midway and we had to explain again.',
  }),
  trade('contractor', 'False Ceiling', 6, {
    names: 'False Ceilings | Ceiling Works | Gypsum Ceilings | Ceiling & Partitions | Ceiling Decor | Drywall Systems',
    prices: '{65-110/5} per sq ft | {75-95/5} per sq ft gypsum | {55-75/5} per sq ft grid | {120-190/10} per sq ft PVC | {85/1} per sq ft',
    works:
      'gypsum board ceilings | grid ceilings for offices | PVC panel ceilings | cove and profile lights | gypsum partitions | acoustic ceilings | calcium silicate for wet areas | wooden finish ceilings | ceiling repair after leakage',
    notes:
      'We use ultra steel sections with a channel every two feet. | Joints are taped and filled in three coats, so no lines show up later. | Access panels are left wherever an AC unit or valve sits above. | A hall of 300 sq ft is ready in two days. | Light cut-outs are made as per the electrical drawing.',
    praise:
      'Ceiling is perfectly level, checked it with a laser. | They coordinated with the AC people on their own. | Profile lights look stunning in the evening. | Clean and quick, two days for the whole flat.',
    faults: 'One joint line is visible in side light. | Left the gypsum waste in the parking. | Came a day late without calling.',
  }),
  trade('contractor', 'Flooring', 7, {
    names: 'Flooring | Tile Fitters | Floor Works | Flooring Contractors | Tiles Fixing Works | Marble & Tile Works | Floors',
    prices:
      '{22-45/1} per sq ft | {28-38/1} per sq ft fixing | {35-60/5} per sq ft marble | {12-18/1} per sq ft polishing | {95-160/5} per sq ft wooden | {110-180/10} per sq ft epoxy',
    works:
      'vitrified tile fixing | Italian marble laying | granite for kitchens and stairs | diamond polishing | wooden and SPC flooring | epoxy floors for factories | paver blocks | bathroom wall tiles | skirting and nosing | old floor repolishing',
    notes:
      'Slope towards the drain is checked with water before the tiles are fixed. | Spacers and levelling clips are used for every large tile. | Layouts are dry-laid first, so cut pieces end where nobody looks. | Epoxy grout is used in bathrooms and kitchens. | Marble is matched slab by slab with the owner.',
    praise:
      'Not a single hollow tile when tapped. | Joints run straight from hall to balcony. | Marble polish shines like a mirror. | They wasted very few tiles.',
    faults: 'Two tiles near the door sound hollow. | Grout colour was not what we picked. | Polishing left slurry on the walls.',
  }),
];
