import { FEEDBACK_LIMITS } from "../../../domain/feedback/feedback-report.ts";
import type { GuideSection } from "../guide-section.ts";

export const troubleshooting: GuideSection = {
  slug: "troubleshooting",
  title: "Troubleshooting",
  lead: "What the messages mean, what to do, and how to get help.",
  topics: [
    {
      id: "sync-states",
      title: "What the mark at the top says",
      blocks: [
        { drawn: "sync-states" },
        "Tap the mark for more: what waits, since when and why, [[Retry now]], and files of what waits ([[Export unsynced data]], [[Export as CSV]]).",
      ],
    },
    {
      id: "does-not-send",
      title: "My entries are not sent",
      blocks: [
        {
          steps: [
            "Tap the mark and read the reason.",
            "No network? There is nothing to do. It goes out by itself when the network is back.",
            "[[Sign In]] is offered? Your sign-in has ended. Sign in again; what you recorded is still there.",
            "Entries of another person wait on this phone? They are sent when that person signs in here.",
            "The server did not take something? It stays in the list with the reason. Export it and show it to an admin; [[Put Aside]] only silences the mark.",
            "The phone is lost to the network for good? [[Export unsynced data]], then [[Import a File]] in the same sheet on another device.",
          ],
        },
      ],
    },
    {
      id: "not-saved",
      title: "The device does not save",
      blocks: [
        "[[Not saved on this device]] means that the browser could not write: the storage is full, or the window is a private one. Keep the tab open, export the data, free some space, and go on. The app tries again by itself.",
        "[[This browser does not let the app store anything]] stands in the place of every screen where the browser gives the app no storage at all. Leave private browsing or free some space, then reload. What an earlier visit could not store is exported from there, and [[See the Season's Leaders]] opens a page that needs no storage.",
      ],
    },
    {
      id: "game-not-here",
      title: "A game does not open at the field",
      blocks: [
        "Games from yesterday to a week ahead are kept on a device that has opened the app with a network while you were signed in. Other games need a network once. A hotspot for half a minute is enough.",
      ],
    },
    {
      id: "page-not-here",
      title: "A page is not on this device yet",
      blocks: [
        "[Standings](standings), teams and [stats](stats) of the current season are kept on a device that has opened the app with a network; in a league of more than 600 players, and for the games of one player, open the page once. Each says from when its figures are and renews itself when the network is back.",
        "[[This part of the app is not on this device]] means that the app itself has not come whole yet: in the first moments of a first visit, or in a private window. Reload with a network.",
      ],
    },
    {
      id: "other-score",
      title: "Two devices show different scores",
      blocks: [
        {
          list: [
            "Look at the mark on both. Entries that wait on one device cannot be seen on the other yet.",
            "Entries marked [[Double?]] may have been recorded on both. Delete one.",
            "After a finalize or a reset, look for [late entries](data-and-reporting#late-entries) in the review.",
            "[[Edit Final Scores]] may have been used. The review says so beside the score.",
          ],
        },
      ],
    },
    {
      id: "links",
      title: "A link from an email does not work",
      blocks: [
        {
          list: [
            "A link works once, for an hour, and only the newest email counts. Ask for a new one; one email a minute is sent.",
            "It has to be opened where it was asked for. The installed app and the browser are two places: in the app, type the code from the email.",
            "Nothing came? Look in the spam folder.",
            "[[Too many links in a short time]]: many people open links in the same network. Yours keeps working; open it again after a while.",
            "After ten wrong passwords in five minutes you have to wait. The page says how long.",
          ],
        },
      ],
    },
    {
      id: "may-not",
      title: "I may not do something",
      blocks: [
        {
          list: [
            "You cannot collect: your league lets only approved people do so. Ask an admin to mark you as a collector.",
            "[[Reset Game]] is missing: the game was final once. Ask an admin.",
            "Something is offered only with a network: resetting, late entries, injured reserve, divisions, forfeited seasons, merging walk-ons, and the admin pages. All else waits and is sent later.",
          ],
        },
      ],
    },
    {
      id: "new-version",
      title: "This version is too old",
      blocks: [
        "The server has moved on. You can go on recording; everything stays on the device. Tap [[What to Do]], then [[Get the New Version]], with a network. What waits is sent then.",
      ],
    },
    {
      id: "limits",
      title: "Good to know",
      blocks: [
        {
          list: [
            "Clearing the browser's data, or losing the phone, loses what it has not sent.",
            "Signing out keeps what waits on the device. It is sent when you sign in there again.",
            `A report has up to ${FEEDBACK_LIMITS.title} characters in its title and ${FEEDBACK_LIMITS.description} in its description. After five reports in ten minutes the next one waits and is sent by itself.`,
            "On an iPhone or iPad, Safari may delete what waits here when nobody opens the app for seven days. The [app on the home screen](getting-started#install) keeps it.",
            "A private window keeps nothing: what it has not sent is gone when it closes. Firefox and Safari let the app say so before the first tap.",
            "The app is tested in Chrome, in Firefox, and in the engine of Safari, but not yet on an iPhone.",
          ],
        },
      ],
    },
    {
      id: "help",
      title: "Get help",
      blocks: [
        "Report what does not work; it can also be written without a network. For a bug, recent errors go along while the switch is on, without names, addresses or passwords. The answer appears under [My Feedback](myFeedback).",
        { drawn: "contact" },
      ],
    },
  ],
};
