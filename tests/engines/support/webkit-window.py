#!/usr/bin/python3
"""A window with WebKitGTK that WebKitWebDriver drives and that keeps its data in a folder.

Without a folder it is a private window.

The MiniBrowser of Debian forgets everything when it is driven, so no test could kill and reopen it.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

if len(sys.argv) > 1:
    folder = sys.argv[1]
    data = WebKit2.WebsiteDataManager(
        base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache"
    )
else:
    data = WebKit2.WebsiteDataManager.new_ephemeral()
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)


def new_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window()
    window.set_default_size(360, 740)
    window.add(view)
    window.show_all()
    return view


def on_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("webkit-window")
    info.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(info)
    session.connect("create-web-view", new_view)


context.connect("automation-started", on_automation)
Gtk.main()
