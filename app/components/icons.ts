import { createElement, type SVGProps } from 'react';
import sprite from '#app/components/icons.svg?url';

export type Icon = ReturnType<typeof icon>;

/**
 * An icon of the sprite that scripts/draw-icons.ts draws after this list has changed. How lines are drawn, and the usual size, stands in
 * icon.css.
 * @param id of its drawing; that of Lucide's which has the constant's name.
 */
function icon(id: string) {
  return ({ className = '', ...attributes }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { 'aria-hidden': true, ...attributes, className: `icon ${className}` },
      createElement('use', { href: `${sprite}#${id}` }),
    );
}

export const ArrowLeft = icon('arrow-left');
export const ArrowRight = icon('arrow-right');
export const ArrowUpDown = icon('arrow-up-down');
export const BadgeCheck = icon('badge-check');
export const BellRing = icon('bell-ring');
export const Building2 = icon('building-2');
export const ChartColumn = icon('chart-column');
export const ChartNoAxesColumn = icon('chart-no-axes-column');
export const Check = icon('check');
export const ChevronDown = icon('chevron-down');
export const ChevronLeft = icon('chevron-left');
export const ChevronRight = icon('chevron-right');
export const Circle = icon('circle');
export const CircleCheck = icon('circle-check');
export const CircleX = icon('circle-x');
export const Clock = icon('clock');
export const Copy = icon('copy');
export const CreditCard = icon('credit-card');
export const Download = icon('download');
export const ExternalLink = icon('external-link');
export const Eye = icon('eye');
export const EyeOff = icon('eye-off');
export const FileUp = icon('file-up');
export const Flag = icon('flag');
export const FlaskConical = icon('flask-conical');
export const HardHat = icon('hard-hat');
export const Heart = icon('heart');
export const HeartPulse = icon('heart-pulse');
export const History = icon('history');
export const Hourglass = icon('hourglass');
export const ImagePlus = icon('image-plus');
export const Images = icon('images');
export const Inbox = icon('inbox');
export const IndianRupee = icon('indian-rupee');
export const KeyRound = icon('key-round');
export const Link2 = icon('link-2');
export const List = icon('list');
export const ListTodo = icon('list-todo');
export const LoaderCircle = icon('loader-circle');
export const LocateFixed = icon('locate-fixed');
export const Lock = icon('lock');
export const LogOut = icon('log-out');
export const Mail = icon('mail');
export const Mails = icon('mails');
export const MapIcon = icon('map');
export const MapPin = icon('map-pin');
export const MapPinned = icon('map-pinned');
export const Menu = icon('menu');
export const MessageCircle = icon('message-circle');
export const MessageCircleQuestionMark = icon('message-circle-question-mark');
export const MessageCircleReply = icon('message-circle-reply');
export const MessageSquareReply = icon('message-square-reply');
export const Minus = icon('minus');
export const MonitorX = icon('monitor-x');
export const Navigation = icon('navigation');
export const Newspaper = icon('newspaper');
export const Pause = icon('pause');
export const Palette = icon('palette');
export const Pencil = icon('pencil');
export const Phone = icon('phone');
export const Play = icon('play');
export const Plus = icon('plus');
export const Printer = icon('printer');
export const RotateCcw = icon('rotate-ccw');
export const RotateCw = icon('rotate-cw');
export const Search = icon('search');
export const SearchX = icon('search-x');
export const Scale = icon('scale');
export const Send = icon('send');
export const Share2 = icon('share-2');
export const ShieldAlert = icon('shield-alert');
export const SlidersHorizontal = icon('sliders-horizontal');
export const Star = icon('star');
export const Store = icon('store');
export const ThumbsUp = icon('thumbs-up');
export const Trash2 = icon('trash-2');
export const TriangleAlert = icon('triangle-alert');
export const UserCog = icon('user-cog');
export const UserPlus = icon('user-plus');
export const UserRound = icon('user-round');
export const Users = icon('users');
export const X = icon('x');
