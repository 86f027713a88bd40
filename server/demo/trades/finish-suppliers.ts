import { trade } from '#server/demo/trades/trade.ts';

/** Suppliers of surfaces: tiles, stone, paint, wood and paper. */
export const finishSuppliers = [
  trade('supplier', 'Tiles/flooring', 9, {
    names: 'Tiles | Tiles & Sanitary | Ceramics | Tile Gallery | Tiles World | Tile Studio | Granito | Tiles Emporium',
    prices:
      '{38-95/1} per sq ft | {45/1} per sq ft | {55-140/5} per sq ft | {480-1250/10} per box | {32-48/1} per sq ft wall tiles | {110-190/5} per sq ft large slab',
    works:
      'vitrified floor tiles | 800x1600 slabs | bathroom wall concepts | anti-skid parking tiles | Moroccan and patterned tiles | wooden plank tiles | elevation tiles | subway tiles for kitchens | SPC and laminate flooring | epoxy grout and adhesive',
    notes:
      'Over four hundred designs are laid out in full rooms, not on boards. | All boxes of an order come from one batch, so the shade stays the same. | Broken tiles in transit are replaced the same week. | We calculate the boxes from your floor plan at no charge. | Stock comes straight from Morbi twice a week.',
    praise:
      'Shade matched across all forty boxes. | They worked out the quantity exactly, one box left. | Display rooms helped us to decide fast. | Six broken pieces were replaced next day.',
    faults: 'The design we chose went out of stock. | Delivery boys left boxes at the gate. | Breakage was more than usual.',
  }),
  trade('supplier', 'Marbles and stone', 6, {
    names: 'Marbles | Marble & Granite | Stones | Granites | Marble House | Stonex | Marble Emporium | Natural Stones',
    prices:
      '{65-320/5} per sq ft | {110-260/10} per sq ft granite | {45-90/5} per sq ft Kota | {350-900/50} per sq ft Italian | {85/1} per sq ft',
    works:
      'Makrana and Ambaji marble | Italian marble slabs | South Indian granite | Kota and Jaisalmer stone | sandstone cladding | kitchen tops cut to size | temples in white marble | staircase treads | cobbles and pavers | stone jali',
    notes:
      'Slabs stand in rows, you choose and we mark your name. | Cutting, moulding and edge polish are done on our bridge cutter. | Lots are book-matched on request. | Breakage in transit is our risk, not yours. | Epoxy backing is checked in your presence.',
    praise:
      'Chose every slab ourselves, exactly those arrived. | Kitchen top was cut to the millimetre. | Granite has a deep mirror polish. | Fair dealing on measurement.',
    faults: 'Measured edge to edge, so we paid for waste. | One slab had a filled crack. | Loading took the whole day.',
  }),
  trade('supplier', 'Pains and surface care', 7, {
    names: 'Paints | Paint House | Colour World | Paints & Hardware | Paint Centre | Colours | Paint Mart',
    prices:
      '{180-520/10} per litre | {2800-5400/100} per 20 litre | {650-950/10} per 40 kg putty | {240-320/10} per litre primer | {3200/1} per 10 litre exterior',
    works:
      'interior emulsions tinted while you wait | exterior weather-proof paints | wall putty and primers | wood polish and PU coatings | enamels | damp-proof coatings | texture paints | metal primers | brushes, rollers and masking tape',
    notes:
      'Four tinting machines mix more than two thousand shades while you have tea. | Shade cards can be taken home for the weekend. | Unopened cans are exchanged within a month. | A painter can be recommended if you do not have one. | Contractor tokens are settled every week.',
    praise:
      'Mixed the same shade again a year later. | Told us to buy less than we asked for. | Home delivery in an hour. | Good collection of texture samples.',
    faults: 'Second bucket was a touch lighter. | Bill took long because of the rush. | Offer gift never came.',
  }),
  trade('supplier', 'Wood work', 6, {
    names: 'Timbers | Plywood | Timber Mart | Ply & Veneers | Plywood House | Saw Mill | Wood Works | Doors & Ply',
    prices:
      '{65-140/5} per sq ft | {95/1} per sq ft 19 mm ply | {2800-6500/100} per cft teak | {3200-7500/100} per flush door | {1100-1900/50} per laminate sheet',
    works:
      'BWP and MR plywood | teak and sal wood | flush and panel doors | laminates and veneers | block boards | MDF and HDHMR boards | door frames cut to size | beading and mouldings | WPC boards',
    notes:
      'Boards are cut to your list on a panel saw, so the carpenter loses no time. | Logs are sawn in our own mill and air-dried for months. | Every ply sheet carries its ISI mark and a termite guarantee. | More than six hundred laminates can be seen in full sheets. | Doors are delivered with frame, ready to fix.',
    praise:
      'Ply is true 19 mm, we checked with a caliper. | Cutting list was followed without mistakes. | Teak is well seasoned, no bend after a year. | Large laminate display.',
    faults: 'Two sheets had a chipped corner. | Door delivery was a week late. | Cutting charges were extra.',
  }),
  trade('supplier', 'Wallpaper/pvc/vinee', 4, {
    names: 'Wallpapers | Wall Decor | Wallpaper Gallery | PVC Panels | Wall Fashions | Decor House | Wall Studio',
    prices:
      '{35-120/5} per sq ft | {1800-3800/100} per roll | {75-140/5} per sq ft PVC panel | {45/1} per sq ft | {160-320/10} per sq ft charcoal panel',
    works:
      "imported wallpapers | customised wall murals | PVC wall panels | veneer sheets | charcoal louvers | foam panels | vinyl flooring | window films | blinds and curtains | children's room themes",
    notes:
      'Catalogues of a hundred collections can be seen at your home. | A wall is ready in half a day, with no smell and no dust. | Damp walls are treated before any paper is hung. | Murals are printed to the exact size of the wall. | Panels are washable and termite-free.',
    praise:
      "Joints cannot be seen even from near. | The forest mural made the kid's room. | Fitted four walls in one afternoon. | They checked the dampness first, very professional.",
    faults: 'One edge began to peel near the window. | Sample looked darker than the roll. | Had to wait ten days for the import.',
  }),
  trade('supplier', 'Modular kitchen', 7, {
    names: 'Modular Kitchens | Kitchens | Kitchen Gallery | Kitchen Studio | Kitchens & Wardrobes | Kitchen Concepts | Kitchen World',
    prices:
      '{1200-2400/50} per sq ft | {1.4-3.2/0.2} lakh L-shape | {95000-210000/5000} onwards | {1450/1} per sq ft | {850-1300/50} per sq ft carcass',
    works:
      'L-shaped kitchens | parallel and island kitchens | tandem drawers and tall units | acrylic and PU shutters | stainless steel kitchens | quartz counter tops | chimneys and hobs | wicker and bottle pull-outs | wardrobes in the same finish',
    notes:
      'Carcasses are in boiling-water-proof ply with a ten-year warranty. | A designer measures the kitchen and sends a 3D view within two days. | Everything is machine-made and fitted in three days. | Hardware is from known European and Indian brands, soft-close throughout. | Old kitchen is dismantled and carried away.',
    praise:
      'Drawers glide shut softly with full load. | Fitted in two and a half days. | My wife loves the tall unit. | Design used every corner.',
    faults:
      'One shutter colour came wrong and took two weeks. | Chimney installation was a separate story. | Skirting is loose at one place.',
  }),
  trade('supplier', 'Sanitary/bath Fittings', 7, {
    names: 'Sanitary | Bath Fittings | Sanitations | Bath Studio | Sanitary House | Bath & Tiles | Sanitary Wares | Bath Gallery',
    prices:
      '{1200-4800/100} per tap set | {3500-9500/100} per closet | {6500-14000/500} per wall-hung set | {850-2600/50} per basin | {22000-48000/1000} per bathroom set',
    works:
      'wall-hung closets | wash basins and pedestals | CP taps and mixers | rain showers and panels | concealed cisterns | bathroom cabinets and mirrors | kitchen sinks | geysers | floor drains | bath tubs and shower trays',
    notes:
      'Running water displays let you feel the flow before you choose. | Spares of all listed brands are available for years. | A plumber from the maker visits for the first fitting. | Full bathroom packages come at a fixed price. | Deliveries are made room-wise for apartment projects.',
    praise:
      'Could test every shower in the showroom. | Spare cartridge was given under warranty. | All four bathrooms came packed and labelled. | Good discount on the full set.',
    faults: 'Seat cover was cracked, replaced in a week. | The model shown was out of stock. | Billing staff was in a hurry.',
  }),
];
